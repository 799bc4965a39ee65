"""The door by ssh: `ssh host` opens the lobby full screen. No shell, no commands, no files, no forwarding."""
