import { z } from 'zod';
import { type Phrase, phrase } from '../phrases/phrase.ts';

interface ImpactDefinition {
  /** Whether somebody loses something, gains something, or merely ought to know. */
  readonly tone: 'loss' | 'gain' | 'note';
  readonly text: Phrase;
}

function impact(tone: ImpactDefinition['tone'], id: string, en: string): ImpactDefinition {
  return { tone, text: phrase(id, en) };
}

/** What an approved change touches besides its own record; the approver reads it before deciding. */
export const impacts = {
  UNIT_PEOPLE: impact(
    'note',
    '{count} pegawai aktif bekerja di cabang ini.',
    '{count} active employees work in this branch.',
  ),
  UNITS_BELOW: impact('note', '{count} unit aktif ada di bawahnya.', '{count} active units stand below it.'),
  UNIT_MOVES: impact(
    'note',
    'Pindah dari bawah {from} ke bawah {to}: jalur persetujuan {count} pegawai ikut berubah.',
    'Moves from below {from} to below {to}: the approval route of {count} employees changes.',
  ),
  UNIT_LIMIT_GROUP: impact(
    'note',
    'Limit {count} pegawai dihitung dari grup {to}, bukan lagi {from}.',
    'The limits of {count} employees follow group {to} instead of {from}.',
  ),
  UNIT_MENUS: impact(
    'loss',
    '{count} akses menu sementara berlaku untuk cabang ini.',
    '{count} temporary menus are in use for this branch.',
  ),
  UNIT_WAITING: impact(
    'note',
    '{count} pengajuan dari cabang ini masih menunggu keputusan.',
    '{count} requests of this branch still wait for a decision.',
  ),
  POSITION_PEOPLE: impact(
    'note',
    '{count} pegawai aktif memegang jabatan ini.',
    '{count} active employees hold this position.',
  ),
  POSITION_LEVEL: impact(
    'note',
    'Level {count} pegawai berubah dari {from} ke {to}.',
    'The level of {count} employees changes from {from} to {to}.',
  ),
  POSITION_GROUP: impact(
    'note',
    'Grup {count} pegawai berubah dari {from} ke {to}.',
    'The group of {count} employees changes from {from} to {to}.',
  ),
  PRIVILEGE_LOST: impact(
    'loss',
    '{count} pegawai kehilangan privilege {privilege}.',
    '{count} employees lose the privilege {privilege}.',
  ),
  PRIVILEGE_GAINED: impact(
    'gain',
    '{count} pegawai memperoleh privilege {privilege}.',
    '{count} employees gain the privilege {privilege}.',
  ),
  PRIVILEGE_POSITIONS: impact(
    'note',
    'Nama privilege dipakai oleh {count} jabatan.',
    'The name of the privilege is shown for {count} positions.',
  ),
  POSITION_MENUS: impact(
    'note',
    '{count} menu menjadi bawaan jabatan ini.',
    '{count} menus belong to this position.',
  ),
  MENU_LOST: impact(
    'loss',
    'Menu hilang bagi {count} pegawai dengan jabatan {position}.',
    'The menu disappears for {count} employees in position {position}.',
  ),
  MENU_GAINED: impact(
    'gain',
    'Menu terbuka bagi {count} pegawai dengan jabatan {position}.',
    'The menu opens for {count} employees in position {position}.',
  ),
  MENU_GRANTS: impact(
    'note',
    '{count} akses sementara ke menu ini sedang berjalan.',
    '{count} temporary grants of this menu are running.',
  ),
  MENU_SUBSTITUTES: impact(
    'note',
    '{count} jabatan pengganti dapat meminta menu ini.',
    '{count} substitute positions may ask for this menu.',
  ),
  SUBSTITUTES_GAINED: impact(
    'gain',
    '{count} pegawai dengan jabatan {position} dapat mengajukan menu ini.',
    '{count} employees in position {position} may ask for these menus.',
  ),
  SUBSTITUTES_LOST: impact(
    'loss',
    '{count} pegawai dengan jabatan {position} tidak dapat lagi mengajukan menu ini.',
    '{count} employees in position {position} may no longer ask for these menus.',
  ),
  LIMIT_LOWERED: impact(
    'loss',
    'Limit {count} pegawai pada grup {group} turun.',
    'The limits of {count} employees in group {group} go down.',
  ),
  LIMIT_RAISED: impact(
    'gain',
    'Limit {count} pegawai pada grup {group} naik.',
    'The limits of {count} employees in group {group} go up.',
  ),
  LIMIT_GROUP_BRANCHES: impact(
    'note',
    '{count} cabang memakai grup limit ini.',
    '{count} branches belong to this limit group.',
  ),
  LIMIT_GROUP_POSITIONS: impact(
    'note',
    '{count} jabatan memiliki limit pada grup ini.',
    '{count} positions have limits in this group.',
  ),
  CONFIG_DEFAULT: impact(
    'note',
    'Portal kembali memakai nilai bawaan {value}.',
    'The portal falls back on its default, {value}.',
  ),
  CONFIG_UNREAD: impact(
    'note',
    'Parameter ini hanya disimpan; portal tidak membacanya.',
    'This parameter is only kept; the portal does not read it.',
  ),
  APPLICATION_CLOSED: impact(
    'loss',
    '{count} pegawai tidak dapat lagi membuka aplikasi ini.',
    '{count} employees can no longer open this application.',
  ),
  APPLICATION_OPENED: impact(
    'gain',
    '{count} pegawai dapat kembali membuka aplikasi ini.',
    '{count} employees can open this application again.',
  ),
  APPLICATION_GRANTS: impact(
    'note',
    '{count} akses sementara pada aplikasi ini sedang berjalan.',
    '{count} temporary rights on this application are running.',
  ),
  DELIVERIES_WAITING: impact(
    'note',
    '{count} pemberitahuan ke aplikasi ini belum terkirim.',
    '{count} messages to this application are not delivered yet.',
  ),
} as const satisfies Record<string, ImpactDefinition>;

export type ImpactCode = keyof typeof impacts;

export const impactLine = z.object({
  code: z.enum(Object.keys(impacts) as [ImpactCode, ...ImpactCode[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  names: z.array(z.string()).describe('Some of those concerned, by name'),
});

export type Impact = z.output<typeof impactLine>;
