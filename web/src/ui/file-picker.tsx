import { CloseOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { IconButton } from './icon-button.tsx';
import './file-picker.css';

interface FilePickerProps {
  readonly id: string;
  readonly file: File | undefined;
  /** Given every file that is picked; the newest takes the place of the one before. */
  readonly onPick: (file: File | undefined) => void;
  readonly accept: readonly string[];
  readonly pickLabel: string;
  readonly replaceLabel: string;
  readonly removeLabel: (name: string) => string;
}

/** Holds one file until the form is sent. */
export function FilePicker({
  id,
  file,
  onPick,
  accept,
  pickLabel,
  replaceLabel,
  removeLabel,
}: FilePickerProps) {
  return (
    <div className="file-picker">
      <Upload
        id={id}
        accept={accept.join(',')}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(picked) => {
          onPick(picked);
          // Nothing is sent here: the form does it.
          return false;
        }}
      >
        <Button icon={<UploadOutlined />}>{file ? replaceLabel : pickLabel}</Button>
      </Upload>
      {file && (
        <span className="file-picker-name">
          <PaperClipOutlined aria-hidden />
          <span>{file.name}</span>
          <IconButton
            label={removeLabel(file.name)}
            icon={<CloseOutlined />}
            onClick={() => onPick(undefined)}
          />
        </span>
      )}
    </div>
  );
}
