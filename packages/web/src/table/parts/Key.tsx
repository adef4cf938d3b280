/** A key letter on a control. Decoration: the control names it in `aria-keyshortcuts`. */
export const Key = ({ children }: { readonly children: string }) => (
  <span className="t-key" aria-hidden="true">
    {children}
  </span>
);
