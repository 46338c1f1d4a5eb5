import { expect, test } from 'vitest';
import { readTableState, writeTableState } from './table-state.ts';

const searchBy = 'ticketNumber';

test('an empty address is the first page of five', () => {
  expect(readTableState('a', new URLSearchParams(), searchBy)).toEqual({
    search: '',
    searchBy,
    choice: '',
    from: '',
    to: '',
    size: 5,
    page: 1,
    sort: '',
  });
});

test('what is written is read back, and defaults leave no trace', () => {
  const before = readTableState('a', new URLSearchParams(), searchBy);
  const state = { ...before, search: 'HA-', page: 3, size: 10, sort: 'firstName desc' };
  const written = writeTableState('a', new URLSearchParams(), state, searchBy);
  expect([...written.keys()].sort()).toEqual(['a.page', 'a.search', 'a.size', 'a.sort']);
  expect(readTableState('a', written, searchBy)).toEqual(state);
});

test('two tables share an address without touching each other', () => {
  const others = new URLSearchParams({ 'b.search': 'x', tab: '2' });
  const state = { ...readTableState('a', others, searchBy), search: 'y' };
  const written = writeTableState('a', others, state, searchBy);
  expect(Object.fromEntries(written)).toEqual({ 'b.search': 'x', tab: '2', 'a.search': 'y' });
});

test('nonsense in the address counts as not given', () => {
  const params = new URLSearchParams({ 'a.page': '-4', 'a.size': '7', 'a.from': "2026' or 1=1" });
  expect(readTableState('a', params, searchBy)).toMatchObject({ page: 1, size: 5, from: '' });
});
