// boardgame.io's own server, in memory or, given a folder, on its flat file.
const { Server, FlatFile } = require('boardgame.io/server');
const { Trick } = require('./game');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [Trick], origins: [], ...(dir ? { db: new FlatFile({ dir }) } : {}) });
server.run({ port: { port: Number(port), host: '127.0.0.1' } });
