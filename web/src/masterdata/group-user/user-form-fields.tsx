import { groupUserScreenPhrases as p } from '@gerbang/contract/phrases/group-user';
import {
  DUKCAPIL_JOB_TITLE,
  employeeTypes,
  groupUserPhrases,
  userFieldLabels,
} from '@gerbang/contract/requests/group-user';
import type { position } from '@gerbang/contract/views/position';
import { DatePicker, Form, Input, Select } from 'antd';
import dayjs from 'dayjs';
import type { RowOf } from '../../api/row-of.ts';
import { useSay } from '../../language/language-context.ts';
import { useConfigValue } from '../../session/session-context.ts';
import { BranchSelect, PositionSelect } from './record-selects.tsx';
import { textFields, type UserFields } from './user-fields.ts';
import './group-user.css';

type Position = RowOf<typeof position>;

interface UserFormFieldsProps {
  readonly updating: boolean;
  /** Follows the chosen position. */
  readonly jobTitle: string | null;
  readonly onPosition: (chosen: Position | undefined) => void;
}

const LONGEST = 300;

/** Every field of a person; Status only for one who exists, User Dukcapil only for customer service. */
export function UserFormFields({ updating, jobTitle, onPosition }: UserFormFieldsProps) {
  const say = useSay();
  const prefix = useConfigValue('user-dukcapil-prefix');
  const employeeId = Form.useWatch<UserFields['employeeId'] | undefined>('employeeId');
  const describeRequired = (name: keyof typeof userFieldLabels) => {
    const label = say(userFieldLabels[name]);
    return { label, rules: [{ required: true, message: say(groupUserPhrases.missing, { label }) }] };
  };
  return (
    <div className="user-form">
      <Form.Item name="positionId" {...describeRequired('positionId')}>
        <PositionSelect onChosen={onPosition} />
      </Form.Item>
      <Form.Item name="subdivisionId" {...describeRequired('subdivisionId')}>
        <BranchSelect />
      </Form.Item>
      {textFields.map((name) => {
        const { label, rules } = describeRequired(name);
        return (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={rules.map((rule) => ({ ...rule, whitespace: true }))}
          >
            <Input maxLength={name === 'phoneNumberMobile' ? 20 : LONGEST} />
          </Form.Item>
        );
      })}
      <Form.Item name="employeeType" {...describeRequired('employeeType')}>
        <Select options={employeeTypes.map((type) => ({ value: type, label: type }))} />
      </Form.Item>
      <Form.Item
        name="tglResign"
        label={say(userFieldLabels.tglResign)}
        getValueProps={(day: string | null) => ({ value: day ? dayjs(day) : null })}
        normalize={(day: dayjs.Dayjs | null) => day?.format('YYYY-MM-DD') ?? null}
      >
        <DatePicker format="YYYY-MM-DD" style={{ width: '100%' }} />
      </Form.Item>
      {updating && (
        <Form.Item name="isActive" {...describeRequired('isActive')}>
          <Select
            options={[
              { value: 0, label: say(p.active) },
              { value: 1, label: say(p.nonActive) },
            ]}
          />
        </Form.Item>
      )}
      {jobTitle === DUKCAPIL_JOB_TITLE && (
        <Form.Item label={say(userFieldLabels.userDukcapil)} htmlFor="user-dukcapil">
          <Input id="user-dukcapil" readOnly variant="filled" value={`${prefix}${employeeId ?? ''}`} />
        </Form.Item>
      )}
    </div>
  );
}
