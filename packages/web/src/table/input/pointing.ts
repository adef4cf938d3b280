import type { ZoneId } from '@holdout/engine';
import type { PointMark } from '../../game/host.ts';
import { isPlaying } from '../model/names.ts';
import { type TableScene, tellRefusal } from '../scene.ts';

/** "Let's go" is an arrow from one's own survivor to the zone; everything else is a mark on it. */
export function pointAt(scene: TableScene, zone: ZoneId, mark: PointMark): void {
  const { host, view, snapshot } = scene;
  const mine = view.survivors.filter((s) => snapshot.mine.includes(s.seat) && isPlaying(s));
  const from = mark === 'go' ? ((mine.find((s) => s.index === view.active) ?? mine[0])?.zone ?? -1) : -1;
  tellRefusal(scene, from >= 0 && from !== zone ? host.talk?.point(from, mark, zone) : host.talk?.point(zone, mark));
}
