// Small line drawings for buttons, 24 units square. They say nothing by themselves: the control's name does.
const paths = {
  home: 'M4 11l8-7 8 7M6 10v9h12v-9M10 19v-5h4v5',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  games: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h4',
  plus: 'M12 5v14M5 12h14',
  door: 'M7 3h10v18H7zM4 21h16M14 12v1',
  gear: 'M10.300 3h3.400l.5 2.600 1.800.8 2.200-1.500 2.400 2.400-1.500 2.200.8 1.800 2.600.5v3.400l-2.600.5-.8 1.800 1.500 2.200-2.400 2.400-2.200-1.500-1.800.8-.5 2.600h-3.400l-.5-2.600-1.800-.8-2.200 1.500-2.400-2.400 1.500-2.200-.8-1.800L1.500 15.200v-3.400l2.600-.5.8-1.800-1.500-2.200 2.400-2.400L8 6.400l1.800-.8zM12 9.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 6l6 6-6 6M17 6v12',
  back: 'M16 6l-6 6 6 6M7 6v12',
  first: 'M18 6l-6 6 6 6M12 6l-6 6 6 6',
  last: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  upload: 'M12 15V4M8 8l4-4 4 4M5 20h14',
  bot: 'M6 9h12v10H6zM12 5v4M9 13v1.5M15 13v1.5M12 5h.01M4 13v3M20 13v3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.8-4 3-6 6.5-6s5.700 2 6.500 6M16 5.500a3 3 0 0 1 0 6M17.500 14.500c2.300.6 3.600 2.400 4 5.500',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01',
  branch: 'M7 4v16M7 12c6 0 10-2 10-8M14 7l3-3 3 3',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 4v5h-5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  book: 'M5 4h6a2 2 0 0 1 1 2v14a3 3 0 0 0-2-1H5zM19 4h-6a2 2 0 0 0-1 2v14a3 3 0 0 1 2-1h5z',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  check: 'M5 13l4 4L19 7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3',
  sound: 'M4 10v4h3l5 4V6l-5 4zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11',
  mute: 'M4 10v4h3l5 4V6l-5 4zM16 10l5 5M21 10l-5 5',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 9v10M4 8l4 2M20 8l-4 2M3 13h5M16 13h5M4 19l4-2M20 19l-4-2',
  print: 'M7 9V4h10v5M6 9h12v7H6zM8 14h8v6H8z',
  flag: 'M6 21V4M6 5h11l-2 4 2 4H6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
