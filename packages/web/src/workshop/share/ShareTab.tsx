// Out of the workshop: play it, hand it on as a file or a link that carries the mission itself, print its sheet.
import { usualSurvivors } from '@holdout/engine/content';
import { use, useEffect, useState } from 'react';
import { Copy } from '../../app/parts/Copy.tsx';
import { Icon } from '../../app/parts/Icon.tsx';
import { PrintButton } from '../../app/parts/PrintButton.tsx';
import { address, fullAddress } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { saveText } from '../../game/download.ts';
import { loadEdition } from '../../game/editions.ts';
import { pack } from '../../game/record/pack.ts';
import { begin, newSeed } from '../../game/start.ts';
import { language } from '../../i18n/i18n.ts';
import type { TabProps } from '../EditorPage.tsx';
import { titleOf } from '../texts.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import MissionSheet from './MissionSheet.tsx';
import { Publish } from './Publish.tsx';

/** Longer links are cut by some programs; a file says the same. */
const LONG_LINK = 8000;

export function ShareTab({ editor }: TabProps) {
  const { mission, checked } = editor;
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  const { nick } = useSettings();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let gone = false;
    void pack(mission).then((packed) => !gone && setLink(fullAddress(address('workshop/open', { m: packed }))));
    return () => {
      gone = true;
    };
  }, [mission]);
  const ready = checked !== null && !checked.remarks.some((one) => one.weight === 'wrong');
  const play = async () => {
    const setup = { edition: mission.edition, mission, seats: [usualSurvivors(content, mission)], options: {}, seed: newSeed() };
    const made = await begin(setup, [{ name: nick.trim() || l.t('game.you'), bot: null }], false);
    if (!made.ok) setProblem(l.has(`reason.${made.refusal.reason}`) ? l.t(`reason.${made.refusal.reason}`) : l.t('error.setup'));
  };
  const name = (titleOf(mission, language()) || l.t('workshop.untitled')).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <div className="stack">
      <div className="row no-print">
        <button type="button" className="button main" disabled={!ready} onClick={() => void play()}>
          <Icon name="play" />
          {l.t('workshop.play')}
        </button>
        <button type="button" className="button" onClick={() => saveText(`${name}.json`, JSON.stringify(mission, null, 2))}>
          <Icon name="download" />
          {l.t('workshop.file')}
        </button>
        {link !== '' && <Copy text={link} label={l.t('workshop.link')} />}
        <PrintButton>{l.t('missions.print')}</PrintButton>
      </div>
      {!ready && <p className="notice no-print">{l.t('workshop.mend-first')}</p>}
      {link.length > LONG_LINK && <p className="small soft no-print">{l.t('workshop.long-link', { n: link.length })}</p>}
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <Publish editor={editor} ready={ready} />
      <MissionSheet mission={mission} />
    </div>
  );
}
