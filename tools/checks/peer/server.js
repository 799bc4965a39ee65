// A game on boardgame.io that is like ours in size: 104 cards, seven in hand, a view of about 0.9 KB, four seats.
// node server.js PORT

process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");

const CARDS = 104;
const HAND = 7;
const SEATS = 4;

const game = {
  name: "like",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()].map(n => `card-number-${n}`));
    const hands = Object.fromEntries([...Array(SEATS).keys()].map(seat => [seat, deck.splice(0, HAND)]));
    return { deck, hands, pile: [], log: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, n) => {
      G.pile.push(G.hands[playerID].splice(n % HAND, 1)[0]);
      if (!G.deck.length) G.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
      G.hands[playerID].push(G.deck.pop());
      G.log = [...G.log.slice(-5), `seat ${playerID} plays ${G.pile[G.pile.length - 1]}`];
    },
  },
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, cards]) => [seat, seat === playerID ? cards : cards.map(() => "?")])),
    pile: G.pile.slice(-8),
    log: G.log,
  }),
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
const { app } = server;
const attached = app.listen.bind(app);
app.listen = (port, ...more) => attached(port, "127.0.0.1", ...more); // it would listen on every address
server.run(Number(process.argv[2]));
