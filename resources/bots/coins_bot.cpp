// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Coins: blocks while it is ahead, and travels to the first round when it is behind. Needs only standard C++:
//   g++ -std=c++17 -O2 -o coins_bot coins_bot.cpp
#include <iostream>
#include <string>
#include <vector>

// Messages are one line each and their fields are known, so looking for names is enough.
std::string after(const std::string& line, const std::string& field)
{
    const auto at = line.find('"' + field + "\":");
    return at == std::string::npos ? "" : line.substr(at + field.size() + 3);
}

int number(const std::string& line, const std::string& field)
{
    return std::stoi(after(line, field));
}

std::vector<std::string> texts(const std::string& line, const std::string& field)
{
    std::vector<std::string> found;
    const std::string list = after(line, field);
    const auto end = list.find(']');
    for (auto open = list.find('"'); open < end;) {
        const auto close = list.find('"', open + 1);
        found.push_back(list.substr(open + 1, close - open - 1));
        open = list.find('"', close + 1);
    }
    return found;
}

std::string choose(const std::string& line)
{
    const std::vector<std::string> legal = texts(line, "legal"); // the first does nothing
    const int round = number(line, "round");
    const int left = number(line, "rounds") - round;
    for (const std::string& action : legal) {
        if (action == "block" && number(line, "lead") > 0 && number(line, "blocked") + 10 < round)
            return action;
        if (action == "travel 1" && number(line, "lead") < 0 && left < 2 * number(line, "red"))
            return action;
    }
    return legal.front();
}

int main()
{
    for (std::string line; std::getline(std::cin, line);) {
        const std::string type = texts(line.substr(0, line.find(',')) + "]", "type").at(0);
        if (type == "hello")
            std::cout << R"({"type":"ready","protocol":1,"name":"Hindsight","games":["coins"]})" << std::endl;
        else if (type == "choose")
            std::cout << R"({"type":"play","id":)" << number(line, "id") << R"(,"action":")" << choose(line) << "\"}"
                      << std::endl;
        else if (type == "quit")
            break;
    }
}
