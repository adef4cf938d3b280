// npm run admin: for those who run a server. Works on the database the environment names, beside servers that are running.
import { writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { redisFanout } from '../fanout/redis.ts';
import { recordText } from '../rooms/record.ts';
import { openDatabase, openStore } from '../store/index.ts';
import { backup, restore } from './backup.ts';
import { closeRoom, listPublished, listRooms, packFinished, removeGame, removeGuest, showRoom, sweep } from './records.ts';

const HELP = `npm run admin -- COMMAND

  rooms [lobby|running|finished] [--most N] [--before TIME]   rooms, last played first
  room CODE                    one room: seats, people, where it stands; nothing secret
  close CODE                   nobody plays it on; it can still be watched
  export CODE FILE             the game as a file, with its seed once it is over
  bans                         who may not come in
  ban guest|address WHO [WHY]  keeps a guest or an address out of every room; unban WHO lifts it
  gallery [reported] [--most N] missions people published, newest first; or those somebody reported, with the reasons
  remove guest|game CODE       on request: a guest with name, token, talk and notices, or a whole game
  remove mission CODE          takes one version out of the gallery; games that are under way go on
  sweep                        removes what KEEP_*_DAYS says has been kept long enough (servers do it by themselves)
  pack                         packs every finished game into one row (servers do it ten minutes after the end, a little at a time)
  backup FILE                  everything as it is at this moment, while servers go on
  restore FILE                 into an empty database, SQLite or PostgreSQL

DATABASE_URL or SQLITE_FILE say which database, REDIS_URL how several servers are told at once. A server that has a
room in memory follows by itself within seconds; whoever is in a room that is closed or removed is told so.`;

const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(`Configuration: ${problem}`);
  process.exit(1);
}
const { config } = read;
const [command = 'help', ...words] = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? undefined : words[at + 1];
};
/** Servers look by themselves; where they can be told they need not wait for it. */
async function tell(game: string): Promise<boolean> {
  if (config.redisUrl === null) return true;
  const fanout = await redisFanout(config.redisUrl, pino({ level: 'silent' })).catch(() => null);
  fanout?.publish(game, { kind: 'room' });
  await fanout?.close();
  return true;
}
const show = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
const done = (worked: boolean, what: string): void => {
  console.log(worked ? what : 'there is no such thing');
  if (!worked) process.exitCode = 1;
};
type Phase = 'lobby' | 'running' | 'finished';
const isPhase = (word: string | undefined): word is Phase => word === 'lobby' || word === 'running' || word === 'finished';

async function run(): Promise<void> {
  const [first = '', second = '', ...rest] = words;
  if (command === 'help' || command === '--help') return console.log(HELP);
  if (command === 'restore') {
    const database = openDatabase(config);
    try {
      const { rows, schema } = await restore(database, first);
      return console.log(`${rows} rows of schema ${schema} are back`);
    } finally {
      await database.close();
    }
  }
  const store = await openStore(config);
  const { database } = store;
  try {
    switch (command) {
      case 'rooms':
        return show(
          await listRooms(
            database,
            isPhase(first) ? first : null,
            Number(option('before') ?? Date.now() + 1),
            Number(option('most') ?? 50),
          ),
        );
      case 'room': {
        const room = await showRoom(database, first);
        return room ? show(room) : done(false, '');
      }
      case 'close':
        return done((await closeRoom(database, first)) && (await tell(first)), 'closed');
      case 'export': {
        const file = await recordText(store, first);
        if (file) writeFileSync(second, file.text);
        return done(file !== null, `written to ${second}`);
      }
      case 'gallery':
        return show(await listPublished(database, first === 'reported', Number(option('most') ?? 50)));
      case 'bans':
        return show(await database.db.selectFrom('bans').selectAll().orderBy('at', 'desc').execute());
      case 'ban':
        if ((first !== 'guest' && first !== 'address') || second === '') break;
        await store.games.ban({ scope: '*', who: second, why: rest.join(' ') || 'admin', at: Date.now() });
        return done(true, `${second} may not come in any more`);
      case 'unban':
        await store.games.unban('*', first);
        return done(true, `${first} may come in again`);
      case 'remove':
        if (first === 'guest') return done(await removeGuest(database, second), 'the guest is gone');
        if (first === 'mission') return done(await store.gallery.remove(second), 'the mission is gone');
        if (first === 'game') return done((await removeGame(database, second)) && (await tell(second)), 'the game is gone');
        break;
      case 'sweep':
        return show(await sweep(database, config.keep, Date.now()));
      case 'pack': {
        let packed = 0;
        for (let more = 1; more > 0; packed += more) more = await packFinished(store, Number.MAX_SAFE_INTEGER);
        return done(true, `${packed} games packed`);
      }
      case 'backup':
        await backup(database, first);
        return done(true, `written to ${first}`);
    }
    console.error(HELP);
    process.exitCode = 1;
  } finally {
    await store.close();
  }
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
