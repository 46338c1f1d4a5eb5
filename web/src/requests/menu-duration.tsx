import { commonPhrases } from '@gerbang/contract/phrases/common';
import { perubahanMenuPhrases as phrases } from '@gerbang/contract/requests/perubahan-menu';
import { App, Input } from 'antd';
import { useEffect } from 'react';
import { useSay } from '../language/language-context.ts';
import { useSession } from '../session/session-context.ts';
import { Field, nameFieldHelp } from '../ui/field.tsx';
import type { Duration, DurationLimit, WrongDuration } from './check-duration.ts';
import './menu-duration.css';

/** The longest time that may be asked for. Where nobody has set it, a popup says whom to ask. */
export function useDurationLimit(): DurationLimit | undefined {
  const say = useSay();
  const { modal } = App.useApp();
  const set = useSession().config.get('batas-waktu-pengajuan');
  const missing = !set || set[0].trim() === '' || !set[1]?.trim();
  useEffect(() => {
    if (!missing) return;
    const popup = modal.error({
      title: say(phrases.configMissing),
      okText: say(commonPhrases.reload),
      centered: true,
      keyboard: false,
      onOk: () => window.location.reload(),
    });
    return () => popup.destroy();
  }, [missing, modal, say]);
  return missing ? undefined : { days: Number(set[0]), hours: Number(set[1]) };
}

interface DurationFieldsProps {
  readonly duration: Duration;
  readonly limit: DurationLimit | undefined;
  readonly wrong: WrongDuration | undefined;
  readonly onChange: (duration: Duration) => void;
}

export function DurationFields({ duration, limit, wrong, onChange }: DurationFieldsProps) {
  const say = useSay();
  const most = limit ?? { days: 0, hours: 0 };
  const explain = (code: keyof typeof phrases | undefined) =>
    code && (code === 'tooLong' ? say(phrases.tooLong, most) : say(phrases[code as 'empty']));
  return (
    <>
      <div className="menu-duration">
        <NumberField
          id="menu-days"
          label={say(phrases.days)}
          value={duration.days}
          error={explain(wrong?.days)}
          onChange={(days) => onChange({ ...duration, days })}
        />
        <NumberField
          id="menu-hours"
          label={say(phrases.hours)}
          value={duration.hours}
          error={explain(wrong?.hours)}
          onChange={(hours) => onChange({ ...duration, hours })}
        />
      </div>
      {limit && <p className="menu-duration-help">{say(phrases.durationHelp, most)}</p>}
    </>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function NumberField({ id, label, value, error, onChange }: NumberFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <Input
        id={id}
        value={value}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': nameFieldHelp(id) })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
