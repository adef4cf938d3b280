/** What lies behind a sheet on a small screen: a press there closes the sheet and does nothing else. Keys have Escape. */
export function Behind({ close }: { readonly close: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: the sheet has a button of its own for it
  // biome-ignore lint/a11y/useKeyWithClickEvents: and Escape
  return <div className="t-behind" onClick={close} />;
}
