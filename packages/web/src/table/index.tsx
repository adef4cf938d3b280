export { default, default as Table } from './Table.tsx';
