// One line before a turn's answer that throws away much of the chance to win. Where nothing was found, or nobody asked in time, it says nothing.
import { Icon } from '../table/parts/Icon.tsx';
import { useOracle, useScene } from '../table/scene.ts';
import { betterText } from './better.ts';

/** Whoever presses at once is not thought about. */
const PATIENCE_MS = 250;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

export default function MindWarning({ answer }: { readonly answer: string }) {
  const { host, names } = useScene();
  const { l } = names;
  const verdict = useOracle(host.verdict === undefined ? null : `verdict ${answer}`, async () => {
    await patience();
    return (await host.verdict?.(answer)) ?? null;
  });
  if (verdict === null) return null;
  const { cost, better } = verdict;
  return (
    <ul className="t-warnings" role="status">
      <li>
        <Icon name="warning" />
        {l.t('warn.mind', {
          p: Math.round(100 * cost),
          what: betterText(names, better),
        })}
      </li>
    </ul>
  );
}
