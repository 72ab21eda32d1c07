<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule; a rule is written like deck=36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
