import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { matrixMenu, matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { Input, Select } from 'antd';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import { isComplete, type MenuDraft } from './matrix-row.ts';

interface TextCellProps {
  readonly field: 'roleMenuCode' | 'roleMenuName' | 'function';
  readonly value: string;
  readonly longest: number;
  readonly onChange: (text: string) => void;
}

export function TextCell({ field, value, longest, onChange }: TextCellProps) {
  const label = useSay()(matrixMenu.facts[field].label);
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={longest}
      autoFocus={field === 'roleMenuCode'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface PositionCellProps {
  readonly value: number | null;
  readonly onChange: (positionId: number) => void;
}

export function PositionCell({ value, onChange }: PositionCellProps) {
  const label = useSay()(matrixMenu.facts.position.label);
  const positions = useOptions<{ positionName: string }>('position');
  return (
    <Select
      aria-label={label}
      className="matrix-position"
      placeholder={label}
      value={value}
      onChange={onChange}
      loading={positions.isPending}
      options={(positions.data ?? []).map(({ key, values }) => ({ value: key, label: values.positionName }))}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
    />
  );
}

interface EditActionsProps {
  readonly draft: MenuDraft;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
}

export function EditActions({ draft, onSave, onCancel }: EditActionsProps) {
  const say = useSay();
  const confirm = useConfirm();
  return (
    <>
      <IconButton
        label={say(commonPhrases.save)}
        icon={<CheckOutlined />}
        type="primary"
        disabled={!isComplete(draft)}
        onClick={() => confirm({ title: say(matrixMenuPhrases.areYouSure), onYes: onSave })}
      />
      <IconButton label={say(commonPhrases.cancel)} icon={<CloseOutlined />} onClick={onCancel} />
    </>
  );
}
