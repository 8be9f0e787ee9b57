"""Messages, frames and requests that nobody promised to be any, by the thousand: nothing may break."""
