// A page to look at the drawings, for people who work on them. `?world=black-plague&mission=3&theme=light`
import { createRoot } from 'react-dom/client';
import '../theme/index.css';
import './gallery.css';
import { groundReady } from '../art/ground/painters.ts';
import type { World } from '../board/types.ts';
import { BoardPage } from './BoardPage.tsx';
import { CardPage } from './CardPage.tsx';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.dataset.world = query.get('world') ?? 'second-edition';
await groundReady((query.get('world') ?? 'second-edition') as World);
const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(query.has('cards') ? <CardPage query={query} /> : <BoardPage query={query} />);
