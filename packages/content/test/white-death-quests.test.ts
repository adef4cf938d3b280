// The special rules of White Death's quests, each on its own board: what the words promise happens there.
import { createEngine, type State } from '@holdout/engine';
import { placeAt } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { whiteDeath } from '../src/index.ts';
import { answer, settle } from './answering.ts';

const engine = createEngine([whiteDeath]);
const TEAM = ['jenia', 'ogon', 'yasuke', 'lorna', 'dragomir', 'sarnai'];

/** A quest at the first turn of its first survivor, with hands on the pieces. */
function play(id: string) {
  const opened = engine.setup({ edition: 'white-death', mission: `white-death/${id}`, seats: [TEAM], options: {}, seed: 'quests' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const state: State = opened.state;
  const { cells } = engine.board(state);
  const cols = (engine.mission(`white-death/${id}`)?.map.tiles[0]?.length ?? 0) * 3;
  const zone = (at: string): number => {
    const [row = 0, col = 0] = at.split(',').map(Number);
    return cells[row * cols + col] ?? -1;
  };
  const item = (id: string): number =>
    state.cards.findIndex((number, card) => whiteDeath.items[number]?.id === id && !held().includes(card));
  const held = (): number[] => state.survivors.flatMap((s) => [...s.hands, s.body, ...s.pack]);
  const table = {
    state,
    zone,
    who: (name: string) => {
      const s = state.survivors.find((one) => one.id === name);
      if (s === undefined) throw new Error(`no ${name}`);
      return s;
    },
    /** answers whatever is asked, with the first or the given answer, until somebody's turn */
    settle(prefer?: (keys: readonly string[]) => string | undefined) {
      settle(engine, state, prefer);
      return this;
    },
    answer(key: string) {
      answer(engine, state, key);
      return this;
    },
    act(key: string) {
      return this.answer(key).settle();
    },
    refused: (key: string): string | null => engine.whyNot(state, key)?.reason ?? null,
    offered: (start: string): string[] => engine.optionKeys(state).filter((key) => key.startsWith(start)),
    stand(name: string, at: string) {
      placeAt(this.who(name), zone(at));
      return this;
    },
    give(name: string, ...cards: string[]) {
      const s = this.who(name);
      s.hands = [item(cards[0] ?? '') ?? -1, -1];
      s.hands = [s.hands[0], cards[1] === undefined ? -1 : item(cards[1])];
      return this;
    },
    hold(name: string, ...colours: string[]) {
      const by = state.survivors.indexOf(this.who(name));
      for (const token of state.objectives) if (colours.includes(token.colour)) Object.assign(token, { place: 'held', by, down: false });
      return this;
    },
    /** hidden tokens of a colour, by number */
    tokens: (colour: string): number[] => state.objectives.flatMap((o, i) => (o.colour === colour ? [i] : [])),
  };
  return table.settle();
}

describe('W0, the tutorial', () => {
  it('keeps each objective under its stack of cards, drawn one by one where no zombie stands', () => {
    const t = play('w00');
    const token = t.state.objectives[0];
    const jenia = t.who('jenia');
    placeAt(jenia, token?.zone ?? -1);
    jenia.actions = 9;
    expect(t.refused('take:objective:0')).toBe('take-locked');
    const perZone = t.state.zombies.length / t.state.noise.length;
    t.state.zombies[jenia.zone * perZone] = 1;
    expect(t.refused('grant:draw-from-stack')).toBe('grant-needs');
    expect(t.offered('take:')).toEqual([]);
    t.state.zombies[jenia.zone * perZone] = 0;
    expect(t.offered('take:')).toEqual([]);
    // a card that was drawn has no way back
    expect(engine.options(t.state).find(({ key }) => key === 'grant:draw-from-stack')?.reveals).toBe(true);
    let cards = 0;
    for (; t.refused('grant:draw-from-stack') === null; cards++) t.act('grant:draw-from-stack');
    expect(cards).toBe(6);
    t.state.zombies.fill(0);
    jenia.actions = 1;
    const before = jenia.ap;
    t.act('take:objective:0');
    expect(jenia.ap - before).toBe(5);
  });
});

describe('W1, the jars', () => {
  const last = () => {
    const t = play('w01');
    for (const token of t.state.objectives) Object.assign(token, { place: 'gone', by: 0, down: false });
    for (const s of t.state.survivors) placeAt(s, t.zone('4,1'));
    t.state.guards.fill(0);
    t.state.guards[t.zone('4,2')] = 12;
    return t;
  };

  it('gives dragon bile for an action at the flag, again and again, and nowhere else', () => {
    const t = play('w01');
    expect(t.refused('grant:draw-bile')).toBe('grant-not-here');
    t.stand('jenia', '3,3').act('grant:draw-bile').act('grant:draw-bile');
    expect(t.who('jenia').actions).toBe(1);
    const held = [...t.who('jenia').hands, ...t.who('jenia').pack].filter(
      (card) => whiteDeath.items[t.state.cards[card] ?? -1]?.id === 'dragon-bile',
    );
    expect(held).toHaveLength(2);
  });

  const jars = () => last().give('jenia', 'dragon-bile', 'dragon-bile').give('ogon', 'dragon-bile', 'dragon-bile');

  it('is won with four jars and everyone on the rampart', () => {
    const t = jars();
    t.act('noise');
    expect(t.state.over).toMatchObject({ result: 'won' });
  });

  it('waits for a guard below', () => {
    const t = jars();
    t.state.guards[t.zone('5,2')] = 1;
    t.act('noise');
    expect(t.state.over).toBeNull();
  });

  it('waits for a survivor below', () => {
    const t = jars().stand('sarnai', '5,1');
    t.act('noise');
    expect(t.state.over).toBeNull();
  });

  it('waits while a zombie is up there', () => {
    const t = jars();
    t.state.zombies[t.zone('4,5') * (t.state.zombies.length / t.state.noise.length)] = 1;
    t.act('noise');
    expect(t.state.over).toBeNull();
  });

  it('waits for the fourth jar', () => {
    const t = last().give('jenia', 'dragon-bile', 'dragon-bile').give('ogon', 'dragon-bile');
    t.act('noise');
    expect(t.state.over).toBeNull();
  });
});

describe('W2, the last tomes', () => {
  it('shares the survivors evenly and starts with three patches of corruption, a numbered token on each', () => {
    const t = play('w02');
    const here = t.state.survivors.filter((s) => s.zone === t.zone('4,2')).length;
    expect([here, t.state.survivors.length - here]).toEqual([3, 3]);
    for (const token of t.state.spawns) expect(t.state.corruption).toContain(token.zone);
  });

  it('joins the fragments once, and only whoever has them all', () => {
    const t = play('w02').hold('jenia', 'red');
    const [first = -1] = t.tokens('red');
    Object.assign(t.state.objectives[first] ?? {}, { by: 1 });
    expect(t.refused('grant:join-tome')).toBe('grant-needs');
    Object.assign(t.state.objectives[first] ?? {}, { by: 0 });
    const before = t.who('jenia').actions;
    t.act('grant:join-tome');
    expect(t.who('jenia').actions).toBe(before);
    expect(t.tokens('red').filter((i) => t.state.objectives[i]?.place === 'held')).toHaveLength(1);
    expect(t.offered('grant:join-tome')).toEqual([]);
    expect(t.refused('grant:join-tome')).not.toBeNull();
  });

  it('banishes a breach from the walkway beside it and wins with the last one', () => {
    const t = play('w02').hold('jenia', 'red', 'blue', 'green').stand('jenia', '7,2');
    t.who('jenia').actions = 9;
    const [first, second, third] = [t.zone('8,1'), t.zone('8,3'), t.zone('0,5')];
    expect(t.refused(`grant:banish:${second}`)).toBe('grant-not-here');
    t.stand('jenia', '7,3').act(`grant:banish:${second}`);
    expect(t.state.corruption).not.toContain(second);
    expect(t.state.corruption).not.toContain(t.zone('7,3'));
    expect(t.state.spawns.filter((token) => token.zone === first)).toHaveLength(2);
    t.stand('jenia', '0,5').act(`grant:banish:${third}`);
    t.act('grant:join-tome').stand('jenia', '7,1').act(`grant:banish:${first}`);
    expect(t.state.corruption).toEqual([]);
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('W3, the legacy', () => {
  it('wins with the eighth vault weapon, five of them under red tokens', () => {
    const t = play('w03');
    expect([t.tokens('red').length, t.tokens('blue').length, t.tokens('green').length]).toEqual([5, 1, 1]);
    const jenia = t.who('jenia');
    for (const [n, token] of t.tokens('red').entries()) {
      placeAt(jenia, t.state.objectives[token]?.zone ?? -1);
      jenia.actions = 3;
      t.act(`take:objective:${token}`);
      expect(t.state.decks.vault?.draw.length).toBe(8 - n - 1);
    }
    expect(jenia.ap).toBe(0);
    expect(t.state.over).toBeNull();
    const [blue = -1] = t.tokens('blue');
    placeAt(jenia, t.state.objectives[blue]?.zone ?? -1);
    t.act(`take:objective:${blue}`);
    expect(jenia.ap).toBe(5);
    // three more lie where a Defiler or the Khan fell
    const left = t.state.decks.vault?.draw.splice(0) ?? [];
    t.state.loose.push({ zone: jenia.zone, name: 'vault-weapon', cards: left, down: true });
    jenia.actions = 9;
    for (let i = 0; i < 3; i++) t.act(t.offered('take:')[0] ?? '');
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('W4, scorched earth', () => {
  const burning = () => play('w04').stand('jenia', '3,1').give('jenia', 'torch', 'dragon-bile');

  it('keeps red objectives where they are', () => {
    const t = play('w04').stand('jenia', '3,0');
    expect(t.offered('take:')).toEqual([]);
    expect(t.refused(`take:objective:${t.tokens('red')[0]}`)).toBe('take-locked');
    t.stand('jenia', '1,1');
    expect(t.offered('take:objective')).toHaveLength(1);
  });

  it('burns the whole house: token gone, everyone dead, ruins, 5 AP and the kills', () => {
    const t = burning();
    const [house, back] = [t.zone('3,0'), t.zone('4,0')];
    const walker = 0;
    t.state.zombies[back * (t.state.zombies.length / t.state.noise.length) + walker] = 2;
    t.act(`dragonfire:${house}`);
    expect(t.state.objectives.filter((o) => o.place === 'board' && o.colour === 'red')).toHaveLength(2);
    expect(t.state.ruins.slice().sort()).toEqual([house, back].sort());
    expect(t.who('jenia').ap).toBe(7);
    expect(t.state.zombies.reduce((sum, n) => sum + n, 0)).toBe(0);
    expect(t.state.over).toBeNull();
  });

  it('is lost when a guard burns in it', () => {
    const t = burning();
    t.state.guards[t.zone('4,0')] = 4;
    t.state.guards[t.zone('1,3')] = 0;
    t.act(`dragonfire:${t.zone('3,0')}`);
    expect(t.state.over).toMatchObject({ result: 'lost', reason: 'guard-died' });
  });

  it('is won with the third house', () => {
    const t = play('w04');
    for (const [from, house] of [
      ['3,1', '3,0'],
      ['3,5', '4,5'],
      ['7,1', '7,2'],
    ] as const) {
      t.stand('jenia', from).give('jenia', 'torch', 'dragon-bile');
      t.who('jenia').actions = 3;
      t.act(`dragonfire:${t.zone(house)}`);
    }
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('W5, the Empress of Thorns', () => {
  it('is taken once, walks with her bearer, and wins beyond the rampart', () => {
    const t = play('w05');
    const home = t.zone('7,1');
    expect(t.refused(`guards:${home}:move:${t.zone('6,1')}`)).toBe('guards-locked');
    t.stand('jenia', '7,1').act('grant:take-beacon');
    expect(t.offered('grant:take-beacon')).toEqual([]);
    expect(t.refused(`guards:${home}:move:${t.zone('6,1')}`)).toBeNull();
    t.act(`move:${t.zone('6,1')}`);
    expect(t.state.beacon).toBe(t.zone('6,1'));
    // over the wall: a ladder from the walkway into the field
    const ladder = t.state.ladders[0];
    if (ladder) Object.assign(ladder, { by: 0, at: t.zone('1,4') });
    t.stand('jenia', '1,4');
    t.who('jenia').actions = 3;
    expect(t.offered(`move:${t.zone('0,4')}`)).toEqual([]);
    t.act(`ladder:${t.zone('0,4')}`).act(`move:${t.zone('0,4')}`);
    expect(t.state.over).toMatchObject({ result: 'won' });
  });

  it('is traded like a card', () => {
    const t = play('w05').stand('jenia', '7,1').stand('ogon', '7,1').act('grant:take-beacon').act('pass:beacon:0:ogon');
    t.act(`move:${t.zone('6,1')}`);
    expect(t.state.beacon).toBe(t.zone('7,1'));
  });
});

describe('W6, a rampart too far', () => {
  it('has no way up before a ladder, and one found with each coloured objective', () => {
    const t = play('w06').stand('jenia', '9,4');
    expect(t.offered(`move:${t.zone('10,4')}`)).toEqual([]);
    const [blue = -1] = t.tokens('blue');
    placeAt(t.who('jenia'), t.state.objectives[blue]?.zone ?? -1);
    t.act(`take:objective:${blue}`);
    expect(t.who('jenia').ap).toBe(5);
    expect(t.state.ladders.filter((l) => l.by === 0)).toHaveLength(1);
    t.stand('jenia', '9,4');
    t.who('jenia').actions = 3;
    t.act(`ladder:${t.zone('10,4')}`);
    t.state.guards[t.zone('10,5')] = 0;
    t.state.guards[t.zone('10,4')] = 6;
    t.act(`guards:${t.zone('10,4')}:move:${t.zone('9,4')}`);
    expect(t.state.guards[t.zone('9,4')]).toBe(6);
  });
});

describe.each([
  ['w06', '11,2'],
  ['w07', '0,2'],
  ['w10', '8,2'],
])('%s, everybody out', (id, exit) => {
  it('counts only once the first task is done, takes guards along, and loses with a dead one', () => {
    const t = play(id);
    for (const [i, n] of t.state.guards.entries()) if (n > 0) t.state.guards[i] = 0;
    t.state.guards[t.zone(exit)] = 12;
    for (const s of t.state.survivors) placeAt(s, t.zone(exit));
    t.state.met[0] = true;
    const leave = (keys: readonly string[]): string | undefined => (keys.includes('yes') ? 'yes' : keys.includes('12') ? '12' : undefined);
    for (let turn = 0; turn < 6 && t.state.over === null; turn++) t.answer('end').settle(leave);
    expect(t.state.over).toMatchObject({ result: 'won' });
  });

  it('lets nobody leave before, and nobody with a zombie at the exit', () => {
    const t = play(id).stand('jenia', exit);
    const leave = (keys: readonly string[]): string | undefined => (keys.includes('yes') ? 'yes' : undefined);
    t.answer('end').settle(leave);
    expect(t.who('jenia').out).toBe(false);
    t.stand('ogon', exit);
    t.state.met[0] = true;
    t.state.zombies[t.zone(exit) * (t.state.zombies.length / t.state.noise.length)] = 1;
    t.answer('end').settle(leave);
    expect(t.who('ogon').out).toBe(false);
  });

  it('is lost with the first guard who dies', () => {
    const t = play(id);
    const at = t.state.guards.findIndex((n) => n > 0);
    t.state.zombies[at * (t.state.zombies.length / t.state.noise.length)] = 1;
    while (t.state.round === 1 && t.state.over === null) t.answer('end').settle();
    expect(t.state.over).toMatchObject({ result: 'lost', reason: 'guard-died' });
  });

  it('gives a vault weapon for a red objective, 5 AP for another', () => {
    const t = play(id);
    const jenia = t.who('jenia');
    for (const [colour, ap, drawn] of [
      ['red', 0, 1],
      ['blue', 5, 0],
    ] as const) {
      const [token = -1] = t.tokens(colour);
      const [before, deck] = [jenia.ap, t.state.decks.vault?.draw.length ?? 0];
      placeAt(jenia, t.state.objectives[token]?.zone ?? -1);
      jenia.actions = 3;
      t.act(`take:objective:${token}`);
      expect([jenia.ap - before, deck - (t.state.decks.vault?.draw.length ?? 0)]).toEqual([ap, drawn]);
    }
  });
});

describe('W10, one last stand', () => {
  it('asks for eight vault weapons before anyone may go', () => {
    const t = play('w10');
    expect([t.tokens('red').length, t.tokens('blue').length, t.tokens('green').length]).toEqual([4, 1, 1]);
    const jenia = t.who('jenia');
    jenia.actions = 99;
    const weapons = t.state.decks.vault?.draw.splice(0) ?? [];
    expect(weapons).toHaveLength(8);
    t.state.loose.push({ zone: jenia.zone, name: 'vault-weapon', cards: weapons, down: true });
    for (let i = 0; i < 8; i++) {
      expect(t.state.met[0]).toBe(false);
      t.act(t.offered('take:')[0] ?? '');
    }
    expect(t.state.met[0]).toBe(true);
    expect(t.state.over).toBeNull();
  });
});

describe('W8, the wall of heroes', () => {
  it('drives a spawn token to the flag for a relic, and is won with the last', () => {
    const t = play('w08').hold('jenia', 'red');
    t.who('jenia').actions = 9;
    const flag = t.zone('8,1');
    for (const at of ['0,1', '0,4', '4,0']) t.stand('jenia', at).act(`grant:repel:${t.zone(at)}`);
    expect(t.state.spawns.every((token) => token.zone === flag)).toBe(true);
    expect(t.state.over).toMatchObject({ result: 'won' });
  });
});

describe('W8, relics', () => {
  it('is hopeless with fewer relics than tokens outside', () => {
    const t = play('w08');
    for (const token of t.state.objectives) if (token.colour === 'red') Object.assign(token, { place: 'gone', by: -1 });
    t.act('noise');
    expect(t.state.over).toMatchObject({ result: 'lost' });
  });
});

describe('W9, defenders of the realm', () => {
  it('shares the survivors over both starts', () => {
    const t = play('w09');
    const here = t.state.survivors.filter((s) => s.role === 'played' && s.zone === t.zone('7,1')).length;
    const there = t.state.survivors.filter((s) => s.role === 'played' && s.zone === t.zone('2,3')).length;
    expect([here, there]).toEqual([3, 3]);
  });

  it('keeps her where she is without company, or among zombies', () => {
    const t = play('w09');
    for (const s of t.state.survivors) if (s.role === 'played') placeAt(s, t.zone('2,3'));
    t.state.guards.fill(0);
    const walk = (keys: readonly string[]): string | undefined => keys.find((key) => key === String(t.zone('6,1')));
    while (t.state.round === 1 && t.state.over === null) t.answer('end').settle(walk);
    expect(t.state.beacon).toBe(t.zone('7,1'));
  });

  it('lets the Empress walk a zone at the start of the players’ phase', () => {
    const t = play('w09');
    expect(t.state.beacon).toBe(t.zone('7,1'));
    const walk = (keys: readonly string[]): string | undefined => keys.find((key) => key === String(t.zone('6,1')));
    while (t.state.round === 1 && t.state.over === null) t.answer('end').settle(walk);
    expect(t.state.beacon).toBe(t.zone('6,1'));
    expect(t.who('beacon').zone).toBe(t.zone('6,1'));
  });

  it('is lost with her first wound', () => {
    const t = play('w09');
    const her = t.who('beacon');
    expect(her.health).toBe(1);
    her.alive = false;
    t.act(t.offered('end')[0] ?? 'end');
    expect(t.state.over).toMatchObject({ result: 'lost', reason: 'beacon-died' });
  });
});
