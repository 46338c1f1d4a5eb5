import type { DemoSize, Unit } from './bank-model.ts';

interface AreaPlan {
  readonly number: number;
  readonly name: string;
  readonly province: string;
  /** Branch names, the main branch (KCU) first. */
  readonly branches: readonly string[];
  readonly firstBranch: number;
}

interface RegionPlan {
  readonly code: string;
  readonly name: string;
  readonly province: string;
  readonly areas: readonly AreaPlan[];
}

function planArea(number: number, name: string, province: string, names: string, firstBranch = 1): AreaPlan {
  return { number, name, province, branches: names.split(', '), firstBranch };
}

const regions: readonly RegionPlan[] = [
  {
    code: '9100',
    name: 'Jakarta',
    province: 'DKI Jakarta',
    areas: [
      planArea(1, 'Jakarta Pusat', 'DKI Jakarta', 'Thamrin, Menteng, Cikini, Tanah Abang, Senen'),
      planArea(
        2,
        'Jakarta Selatan',
        'DKI Jakarta',
        'Sudirman, Kebayoran Baru, Tebet, Pondok Indah, Cilandak',
      ),
      planArea(3, 'Bekasi', 'Jawa Barat', 'Bekasi Juanda, Cikarang, Tambun, Serpong, Depok'),
    ],
  },
  {
    code: '9200',
    name: 'Jawa',
    province: 'Jawa Tengah',
    areas: [
      planArea(4, 'Bandung', 'Jawa Barat', 'Asia Afrika, Dago, Cimahi, Buah Batu, Garut'),
      planArea(5, 'Semarang', 'Jawa Tengah', 'Pemuda, Banyumanik, Solo, Yogyakarta, Salatiga'),
      planArea(6, 'Surabaya', 'Jawa Timur', 'Darmo, Gubeng, Sidoarjo, Malang, Gresik'),
    ],
  },
  {
    code: '9300',
    name: 'Sumatera dan Sulawesi',
    province: 'Sumatera Utara',
    areas: [
      planArea(7, 'Medan', 'Sumatera Utara', 'Kesawan, Medan Baru, Binjai, Pematangsiantar, Pekanbaru'),
      planArea(9, 'Makassar', 'Sulawesi Selatan', 'Losari, Panakkukang, Maros, Parepare, Kendari', 5),
    ],
  },
];

const headOffice: Unit = {
  id: 1,
  code: '0001',
  name: 'Kantor Pusat',
  level: 0,
  group: 'KP',
  parent: undefined,
  city: 'Jakarta Pusat',
  province: 'DKI Jakarta',
};

/** Limit groups with what they stand for; every unit is in one of them. */
export const limitGroups = [
  { name: 'KP', description: 'Kantor Pusat' },
  { name: 'REGION', description: 'Kantor Region' },
  { name: 'AREA', description: 'Kantor Area' },
  { name: 'KCU', description: 'Kantor Cabang Utama' },
  { name: 'KCP', description: 'Kantor Cabang Pembantu' },
] as const;

export function nameDepartment(unit: Unit): string {
  return `${['DIR', 'REG', 'ARE', 'CAB'][unit.level]}-${unit.code}`;
}

/** Head office, regions, areas, branches: parents always before their children. */
export function buildUnits(size: DemoSize): Unit[] {
  const units: Unit[] = [headOffice];

  function add(unit: Omit<Unit, 'id'>): Unit {
    const added = { ...unit, id: units.length + 1 };
    units.push(added);
    return added;
  }

  const tiers: { area: AreaPlan; unit: Unit }[] = [];
  const planned = size === 'large' ? [...regions, ...planMoreRegions()] : regions;
  const regionUnits = planned.map(({ code, name, province }) =>
    add({
      code,
      name: `Region ${name}`,
      level: 1,
      group: 'REGION',
      parent: headOffice,
      city: name,
      province,
    }),
  );
  for (const [index, region] of planned.entries()) {
    for (const area of region.areas) {
      const { name, province } = area;
      const code = area.number < 10 ? `${region.code.slice(0, 2)}0${area.number}` : `A${area.number}`;
      const parent = regionUnits[index];
      tiers.push({
        area,
        unit: add({ code, name: `Area ${name}`, level: 2, group: 'AREA', parent, city: name, province }),
      });
    }
  }
  for (const { area, unit } of tiers) {
    for (const [index, name] of area.branches.entries()) {
      const group = index === 0 ? 'KCU' : 'KCP';
      const code = String(area.number * 100 + area.firstBranch + index).padStart(4, '0');
      const { city, province } = unit;
      add({ code, name: `${group} ${name}`, level: 3, group, parent: unit, city, province });
    }
  }
  return units;
}

/** Enough further units that 50,000 people sit in branches of ordinary size. */
function planMoreRegions(): RegionPlan[] {
  const patterns = regions.flatMap((region) => region.areas);
  return Array.from({ length: 8 }, (_, index) => ({
    code: `R${index + 4}`,
    name: `Nusantara ${index + 1}`,
    province: 'Jawa Tengah',
    areas: Array.from({ length: 10 }, (_, place) => {
      const pattern = patterns[place % patterns.length];
      const number = 10 + index * 10 + place;
      const names = Array.from(
        { length: 47 },
        (_, branch) => `${pattern?.name ?? ''} ${number}-${branch + 1}`,
      );
      return {
        number,
        name: `${pattern?.name ?? ''} ${number}`,
        province: pattern?.province ?? 'Jawa Tengah',
        branches: names,
        firstBranch: 1,
      };
    }),
  }));
}
