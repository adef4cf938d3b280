// At the end of the one try at the mission of a day: how it stands among the others of that day.
import { useEffect, useState } from 'react';
import { browserSaves } from '../game/local/saves.ts';
import { DailyResult } from '../home/DailyResult.tsx';
import DailyTable from '../home/DailyTable.tsx';

export default function DailyEnd({ id }: { readonly id: string }) {
  const [date, setDate] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void browserSaves.cards().then((cards) => {
      const card = cards.find((one) => one.id === id);
      if (!gone && card?.daily !== undefined && card.result !== null) setDate(card.daily);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (date === null) return null;
  return (
    <>
      <DailyResult id={id} date={date} />
      <DailyTable date={date} finished />
    </>
  );
}
