import { useEffect, useState } from 'react';

/** The link as a picture for a phone's camera. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    import('qrcode')
      .then(({ default: qr }) => qr.toString(text, { type: 'svg', margin: 2, color: { dark: '#14110e', light: '#f3ecdf' } }))
      .then((svg) => !gone && setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`));
    return () => {
      gone = true;
    };
  }, [text]);
  return <div className="qr">{source && <img src={source} alt={label} width={180} height={180} />}</div>;
}
