// How the drawing library behaves here: the components are written for React and drawn by Preact.
import { options } from 'preact';

// What follows from a drawing is done with it, not a frame later: a key pressed in between must find what it sees.
options.requestAnimationFrame = queueMicrotask;

// Attributes of drawings keep their capitals, and `tabIndex` is none: without this no zone could be reached by Tab.
const before = options.vnode;
options.vnode = (node) => {
  const props = node.props as Record<string, unknown> | null;
  if (typeof node.type === 'string' && props?.tabIndex !== undefined) {
    props.tabindex = props.tabIndex;
    delete props.tabIndex;
  }
  before?.(node);
};
