// The answers of one group as a list: the same as on the board, for keyboard and screen reader, and where a board says too little.
import type { Option, ZoneId } from '@holdout/engine';
import { useMemo } from 'react';
import { bestShot } from '../model/best-shot.ts';
import { choiceName } from '../model/choice-names.ts';
import { byZone, pieceOf, targetOf } from '../model/choices.ts';
import { deedName, deedsOf, MOST_LINES, oneWayEach, personOf, zonesAimedAt } from '../model/deeds.ts';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { useOracle, usePick, useScene } from '../scene.ts';
import { type ChoiceLine, ChoiceList } from './ChoiceList.tsx';
import { oddsInShort } from './Odds.tsx';

/** Each is a question to the game, in a room to its server. */
const MOST_COMPARED = 24;

interface ChoicesProps {
  readonly options: readonly Option[];
  readonly group: string;
  readonly onPick: (key: string) => void;
  readonly onPiece: (zone: ZoneId) => void;
  readonly onDeed: (deed: string) => void;
}

/** A long list begins with which piece is to act, then with what is to be done; what is left of it is pointed at. */
export function Choices({ options, group, onPick, onPiece, onDeed }: ChoicesProps) {
  const { host, names, ui } = useScene();
  const { l } = names;
  const scene = useChoiceScene();
  const whole = usePick((u) => u.whole);
  const all = useMemo(() => oneWayEach(options), [options]);
  const attacks = all.filter((one) => one.attack !== undefined).slice(0, MOST_COMPARED);
  const reckoned = useOracle(attacks.length > 1 ? `odds of ${attacks.map((one) => one.key).join()}` : null, async () => {
    const told = await Promise.all(attacks.map((one) => host.odds(one.key)));
    return new Map(attacks.map((one, i) => [one.key, told[i]]));
  });
  /** weapons side by side before a zone is chosen: what each does where it does most */
  const oddsOf = (options: readonly Option[]): Pick<ChoiceLine, 'odds'> => {
    if (attacks.length < 2 || !options.some((one) => attacks.includes(one))) return {};
    const best = bestShot(options, (key) => reckoned?.get(key) ?? null);
    if (best === null) return { odds: '' };
    const short = oddsInShort(l, best.odds);
    return { odds: zonesAimedAt(options) < 2 ? short : l.t('odds.best', { odds: short, zone: names.zone(targetOf(best.option)) }) };
  };
  const answer = (option: Option): ChoiceLine => ({
    ...oddsOf([option]),
    id: option.key,
    name: choiceName(scene, option),
    zones: (option.zones ?? []).slice(-1),
    press: () => onPick(option.key),
    option,
  });
  const unfold = (name: string): ChoiceLine => ({ id: 'more', name, zones: [], press: () => ui.set({ whole: true }), more: true });

  const pieces = [...new Set(all.map(pieceOf).filter((zone) => zone >= 0))];
  const deeds = pieces.length > 1 ? null : deedsOf(all, group);
  const lines = (): readonly ChoiceLine[] => {
    if (all.length <= MOST_LINES) return all.map(answer);
    if (pieces.length > 1)
      return pieces.map((zone) => ({
        id: String(zone),
        name: l.t('table.piece-in', { group: l.t(`group.${group}`), zone: names.zone(zone) }),
        zones: [zone],
        press: () => onPiece(zone),
      }));
    if (deeds !== null)
      return deeds.map((deed) =>
        deed.answers.length === 1
          ? answer(deed.answers[0])
          : {
              ...oddsOf(deed.answers),
              id: deed.id,
              name: deedName(names, deed, group),
              zones: [...new Set(deed.answers.filter(byZone).map(targetOf))],
              press: () => onDeed(deed.id),
            },
      );
    if (whole) return all.map(answer);
    const zones = zonesAimedAt(all);
    if (zones > 1) return [...all.filter((one) => !byZone(one)).map(answer), unfold(l.t('table.on-board', { count: zones }))];
    const people = new Set(all.map(personOf).filter((who) => who >= 0)).size;
    if (people > 1) return [...all.filter((one) => personOf(one) < 0).map(answer), unfold(l.t('table.on-people', { count: people }))];
    return all.map(answer);
  };
  return <ChoiceList lines={lines()} group={group} />;
}
