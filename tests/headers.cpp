// The libraries of headers that tests precompile together have nothing of their own; a library needs a file.
