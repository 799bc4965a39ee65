// What is worth following over several views, such as a deal. Made from events alone, by the steps that a game declares.

// What is settled is told until the turn after the next begins.
export const age = story => (story?.verdict ? (story.old ? null : { ...story, old: true }) : story);

// `steps`: by the verb of an event, what becomes of the story. `facts`: as they were before these events.
export const follow = (steps, story, events, facts) => events.reduce((now, event) => (event.verb in steps ? steps[event.verb](now, event, facts) : now), story);
