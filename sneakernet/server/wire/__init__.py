"""What goes over the wire: commands, messages, pages and errors, and the sentences in them."""
