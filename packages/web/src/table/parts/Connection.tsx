import { useScene } from '../scene.ts';

/** How the table hangs together: nothing to say while all is well. */
export function Connection() {
  const { snapshot, names } = useScene();
  const { connection } = snapshot;
  if (connection === 'local' || connection === 'online') return null;
  return (
    <span className="t-connection" data-state={connection} role="status">
      {names.l.t(`connection.${connection}`)}
    </span>
  );
}
