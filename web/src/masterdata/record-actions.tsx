import { DeleteOutlined, EditOutlined, HistoryOutlined, UndoOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { useSay } from '../language/language-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useConfirm } from '../ui/use-confirm.ts';

interface RecordActionsProps {
  /** What the buttons are about, so that each one is told apart by ear. */
  readonly name: string;
  readonly isDeleted: boolean;
  /** A change of the record waits, or another row is being edited. */
  readonly locked: boolean;
  readonly question?: string;
  readonly onEdit: () => void;
  /** Files the deletion, or its undoing. */
  readonly onDelete: (isDeleted: 0 | 1) => Promise<void>;
  readonly onHistory: () => void;
}

/** Edit, delete or undo the deletion, and look at what happened so far. */
export function RecordActions({ name, isDeleted, locked, question, ...on }: RecordActionsProps) {
  const say = useSay();
  const confirm = useConfirm();
  const act = isDeleted ? masterDataPhrases.undoDelete : masterDataPhrases.delete;
  return (
    <>
      <IconButton
        label={`${say(masterDataPhrases.edit)} ${name}`}
        icon={<EditOutlined />}
        disabled={locked}
        onClick={on.onEdit}
      />
      <IconButton
        label={`${say(act)} ${name}`}
        icon={isDeleted ? <UndoOutlined /> : <DeleteOutlined />}
        danger={!isDeleted}
        disabled={locked}
        onClick={() =>
          confirm({
            title: question ?? say(commonPhrases.areYouSure),
            content: `${say(act)} ${name}`,
            danger: !isDeleted,
            onYes: () => on.onDelete(isDeleted ? 0 : 1),
          })
        }
      />
      <IconButton
        label={`${say(masterDataPhrases.history)} ${name}`}
        icon={<HistoryOutlined />}
        onClick={on.onHistory}
      />
    </>
  );
}
