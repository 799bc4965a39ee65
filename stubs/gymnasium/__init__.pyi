from gymnasium import spaces as spaces
