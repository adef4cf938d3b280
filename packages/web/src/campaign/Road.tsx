// The missions as stations of a road: won, next, still ahead.
import { type Campaign, nextMission } from '@holdout/engine';
import type { EditionContent } from '@holdout/engine/content';
import { Icon } from '../app/parts/Icon.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { CAMPAIGN_EDITION } from './edition.ts';
import { wonMissions } from './progress.ts';

interface RoadProps {
  readonly campaign: Campaign;
  readonly content: EditionContent;
}

export function Road({ campaign, content }: RoadProps) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const won = wonMissions(campaign);
  const next = nextMission(campaign, content);
  return (
    <ol className="road" aria-label={t('campaign.road')}>
      {content.missions.map((mission) => {
        const state = won.has(mission.id) ? 'won' : mission.id === next ? 'next' : 'ahead';
        const tries = campaign.chapters.filter((c) => c.mission === mission.id && c.result === 'lost').length;
        return (
          <li key={mission.id} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
            <span className="road-stone">{state === 'won' ? <Icon name="check" size={18} /> : mission.code}</span>
            <span className="road-name">{t(`mission.${mission.id}.title`)}</span>
            <span className="unseen">{t(`campaign.state.${state}`)}</span>
            {tries > 0 && <small className="soft">{t('campaign.tries', { count: tries })}</small>}
          </li>
        );
      })}
    </ol>
  );
}
