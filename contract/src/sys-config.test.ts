import { describe, expect, it } from 'vitest';
import { checkConfig, knownConfigs } from './sys-config.ts';

const check = (paramName: string, paramValue: string, additionalValue: string | null = null) =>
  checkConfig({ paramName, paramValue, additionalValue });

describe('sys config values', () => {
  it.each(Object.entries(knownConfigs))('accepts the default of %s', (name, config) => {
    const additional = 'defaultAdditional' in config ? config.defaultAdditional : null;
    expect(check(name, config.defaultValue, additional)).toBeUndefined();
  });

  it.each(['0', '721', '1.5', '-3', '72 jam', '', ' 72', '1e2', '٧٢'])(
    'refuses %j hours for a deadline',
    (value) => {
      expect(check('batas-waktu-approval', value)).toMatchObject({
        field: 'paramValue',
        values: { least: 1, most: 720 },
      });
    },
  );

  it('knows a parameter however it is written', () => {
    expect(check('Batas-Waktu-Approval', 'besok')?.code).toBe('CONFIG_NOT_A_NUMBER');
  });

  it('checks the second value where the portal reads one', () => {
    expect(check('batas-waktu-pengajuan', '7', '24')?.field).toBe('additionalValue');
    expect(check('batas-waktu-pengajuan', '7', null)?.field).toBe('additionalValue');
  });

  it('wants a word where a word is meant', () => {
    expect(check('user-dukcapil-prefix', 'DK C')?.code).toBe('CONFIG_NOT_A_WORD');
  });

  it('leaves parameters it does not read alone', () => {
    expect(check('warna-kop-surat', 'apa saja')).toBeUndefined();
    expect(check('constructor', 'x')).toBeUndefined();
  });
});
