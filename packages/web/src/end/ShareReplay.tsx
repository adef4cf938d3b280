import type { GameFile } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { Copy } from '../app/parts/Copy.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { address, fullAddress } from '../app/router.ts';
import { addressId, isInAddress, isOnline } from '../game/record/source.ts';
import { useLabels } from '../i18n/use-labels.ts';

interface ShareReplayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly id: string;
  readonly file: GameFile;
  /** a moment to begin at */
  readonly step?: number;
}

/** A link others can open: games of this browser travel inside it, games of the server by their watching code. */
export function ShareReplay({ open, onClose, id, file, step }: ShareReplayProps) {
  const { t } = useLabels();
  const carried = !isOnline(id) && !isInAddress(id);
  const [shared, setShared] = useState<string | null>(carried ? null : id);
  useEffect(() => {
    if (!open || !carried) return;
    let gone = false;
    void addressId(file).then((text) => !gone && setShared(text));
    return () => {
      gone = true;
    };
  }, [open, carried, file]);
  const link = shared === null ? null : fullAddress(address(`replay/${shared}`, { t: step }));
  return (
    <Sheet title={t('share.title')} open={open} onClose={onClose}>
      <p className="soft">{t(carried || isInAddress(id) ? 'share.carried' : 'share.server')}</p>
      {link && (
        <>
          <input className="input" readOnly value={link} aria-label={t('share.link')} onFocus={(event) => event.target.select()} />
          <Copy text={link} label={t('share.copy')} />
        </>
      )}
    </Sheet>
  );
}
