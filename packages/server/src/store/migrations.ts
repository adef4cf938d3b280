// Run by themselves when the server starts. A migration that was ever released is never edited; a new one follows it.
import { type CreateTableBuilder, type Migration, type MigrationProvider, Migrator, type SchemaModule, sql } from 'kysely';
import type { Database } from './database.ts';

/** Its columns are all text to the compiler: to know each by name took it seconds and helped nobody. */
const table = (schema: SchemaModule, name: string): CreateTableBuilder<string, string> => schema.createTable(name);

/** SQLite keeps these tables in the order of their key, so that a row is one page to write and not two. */
const clusteredOn =
  (kind: Database['kind']) =>
  <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C> =>
    kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;

const first = (kind: Database['kind']): Migration => ({
  async up(db) {
    const clustered = clusteredOn(kind);
    const { schema } = db;
    await table(schema, 'players')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('nick', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await table(schema, 'games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('watch', 'text', (c) => c.notNull().unique())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('mission', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('seed_chosen', 'integer', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('ruleset', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('timer', 'integer', (c) => c.notNull())
      .addColumn('rewind', 'integer', (c) => c.notNull())
      .addColumn('tick', 'integer', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('waiting', 'integer')
      .addColumn('result', 'text')
      .addColumn('hash', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('started', 'bigint')
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute();
    // Without `updated`, which every answer changes: the list is short and sorted when it is read.
    await schema.createIndex('games_listed').on('games').columns(['listed', 'phase']).execute();
    await table(schema, 'openings')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('view', 'text', (c) => c.notNull())
      .addColumn('board', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .execute();
    await table(schema, 'seats')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('owner', 'text')
      .addColumn('bot', 'text')
      .addColumn('lent_to', 'text')
      .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
      .$call(clustered)
      .execute();
    await table(schema, 'members')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('joined', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_key', ['game', 'player'])
      .$call(clustered)
      .execute();
    await schema.createIndex('members_player').on('members').column('player').execute();
    await table(schema, 'entries')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('tick', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('target', 'integer')
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('player', 'text')
      .addColumn('bot', 'text')
      .addColumn('info', 'integer', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('patch', 'text', (c) => c.notNull())
      .addColumn('board', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'tick'])
      .$call(clustered)
      .execute();
    await table(schema, 'snapshots')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('tick', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['game', 'tick'])
      .$call(clustered)
      .execute();
    await table(schema, 'votes')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('tick', 'integer', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('choice', 'text', (c) => c.notNull())
      .addColumn('proposed', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('votes_key', ['game', 'tick', 'about', 'player'])
      .$call(clustered)
      .execute();
    await table(schema, 'chat')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('chat_game').on('chat').columns(['game', 'at']).execute();
    await table(schema, 'push')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('push_player').on('push').column('player').execute();
  },
});

/** Games that stand still say why; people can be kept out or quiet. */
const second = (kind: Database['kind']): Migration => ({
  async up(db) {
    await db.schema.alterTable('games').addColumn('trouble', 'text').execute();
    await db.schema
      .alterTable('members')
      .addColumn('muted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await table(db.schema, 'bans')
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('bans_key', ['scope', 'who'])
      .$call(clusteredOn(kind))
      .execute();
  },
});

const third = (): Migration => ({
  async up(db) {
    await table(db.schema, 'health')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
});

const fourth = (kind: Database['kind']): Migration => ({
  async up(db) {
    await table(db.schema, 'leases')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .$call(clusteredOn(kind))
      .execute();
  },
});

/** Short names of rooms, the room that follows, bots for single survivors, campaigns of rooms. */
const fifth = (kind: Database['kind']): Migration => ({
  async up(db) {
    const { schema } = db;
    for (const column of ['short', 'previous', 'next', 'campaign']) await schema.alterTable('games').addColumn(column, 'text').execute();
    await schema.createIndex('games_short').on('games').column('short').unique().execute();
    await schema.createIndex('games_previous').on('games').column('previous').unique().execute();
    await schema.alterTable('seats').addColumn('survivor_bots', 'text').execute();
    await table(schema, 'campaigns')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('campaign', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute();
    await table(schema, 'campaign_games')
      .addColumn('campaign', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('chapter', 'integer')
      .addPrimaryKeyConstraint('campaign_games_key', ['campaign', 'number'])
      .$call(clusteredOn(kind))
      .execute();
    await table(schema, 'campaign_members')
      .addColumn('campaign', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('joined', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('campaign_members_key', ['campaign', 'player'])
      .$call(clusteredOn(kind))
      .execute();
    await schema.createIndex('campaign_members_player').on('campaign_members').column('player').execute();
  },
});

/** Missions people publish, how often they are played, and what is reported about them. */
const gallery = (kind: Database['kind']): Migration => ({
  async up(db) {
    const clustered = clusteredOn(kind);
    const { schema } = db;
    await table(schema, 'published')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('work', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('owner', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('mission', 'text', (c) => c.notNull())
      .addColumn('minutes', 'integer', (c) => c.notNull())
      .addColumn('survivors', 'integer', (c) => c.notNull())
      .addColumn('origin', 'text')
      .addColumn('bots_of', 'integer', (c) => c.notNull())
      .addColumn('bots_won', 'integer', (c) => c.notNull())
      .addColumn('bots_rounds', 'integer', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('finished', 'integer', (c) => c.notNull())
      .addColumn('hidden', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('published_version', ['work', 'version'])
      .execute();
    await schema.createIndex('published_newest').on('published').columns(['hidden', 'created']).execute();
    await schema.createIndex('published_played').on('published').columns(['hidden', 'played']).execute();
    await schema.createIndex('published_owner').on('published').column('owner').execute();
    await table(schema, 'plays')
      .addColumn('published', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('finished', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('plays_key', ['published', 'player', 'game'])
      .$call(clustered)
      .execute();
    await table(schema, 'reports')
      .addColumn('published', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('reports_key', ['published', 'player'])
      .$call(clustered)
      .execute();
    await schema.alterTable('games').addColumn('published', 'text').execute();
  },
});

/** Finished games in one row each, and lists that are read from an index however many games there are. */
const records = (kind: Database['kind']): Migration => ({
  async up(db) {
    const { schema } = db;
    await table(schema, 'records')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('data', 'text', (c) => c.notNull())
      .$call(clusteredOn(kind))
      .execute();
    await schema
      .alterTable('games')
      .addColumn('packed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('members').addColumn('ended', 'bigint').execute();
    await sql`update members set ended = (select updated from games where games.id = members.game and phase = 'finished')`.execute(db);
    await schema.dropIndex('members_player').execute();
    await schema.createIndex('members_list').on('members').columns(['player', 'ended', 'game']).execute();
    // Each holds only what its list wants, and nothing that an answer changes.
    await schema.dropIndex('games_listed').execute();
    await sql`create index games_lobby on games (phase) where listed = 1 and phase <> 'finished'`.execute(db);
    await sql`create index games_running on games (id) where phase = 'running'`.execute(db);
    await sql`create index games_ended on games (updated) where phase = 'finished'`.execute(db);
    await sql`create index games_shown on games (updated, id) where phase = 'finished' and listed = 1`.execute(db);
    await sql`create index games_unpacked on games (updated) where phase = 'finished' and packed = 0`.execute(db);
    await sql`create index games_open on games (updated) where phase = 'lobby'`.execute(db);
    await schema.createIndex('games_host').on('games').column('host').execute();
    await schema.createIndex('chat_at').on('chat').column('at').execute();
  },
});

/** Tries at the missions of the day. */
const daily = (kind: Database['kind']): Migration => ({
  async up({ schema }) {
    await table(schema, 'daily')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('rounds', 'integer', (c) => c.notNull())
      .addColumn('fallen', 'integer', (c) => c.notNull())
      .addColumn('rewound', 'integer', (c) => c.notNull())
      .addColumn('bot', 'integer', (c) => c.notNull())
      .addColumn('standing', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_key', ['day', 'player'])
      .$call(clusteredOn(kind))
      .execute();
    await schema.createIndex('daily_best').on('daily').columns(['day', 'standing', 'at', 'player']).execute();
    await schema.createIndex('daily_player').on('daily').column('player').execute();
  },
});

/** The last migration this database has seen. */
export async function schemaOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  if (!rows[0]) throw new Error('this database is empty');
  return rows[0].name;
}

/** `to`: the name of an earlier schema, for tests that begin there. */
export async function migrate({ db, kind }: Database, to?: string): Promise<void> {
  const migrations = {
    '001_first': first(kind),
    '002_order': second(kind),
    '003_health': third(),
    '004_leases': fourth(kind),
    '005_together': fifth(kind),
    '006_gallery': gallery(kind),
    '007_records': records(kind),
    '008_daily': daily(kind),
  };
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}
