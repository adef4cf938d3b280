import type { AskView } from '@holdout/engine';

export interface DecisionProps {
  readonly ask: AskView;
  /** may this browser answer? If not, the question is shown as it is being answered by others. */
  readonly may: boolean;
  /** answers, or puts it forward where a team of several people decides */
  readonly give: (key: string) => void;
  /** what is proposed by the team, if anything */
  readonly proposed: string | null;
}
