import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useNotice } from '../use-notice.ts';

interface ExportButtonProps {
  readonly fileName: string;
  readonly onExport: (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<void>;
}

/** Downloads the whole filtered list, tells how much has come, and can be called off. */
export function ExportButton({ fileName, onExport }: ExportButtonProps) {
  const { say, language } = useLanguage();
  const notice = useNotice();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      await onExport(controller.signal, setBytes);
      notice.success(say(tablePhrases.exported, { file: `${fileName}.csv` }));
    } catch (fault) {
      if (controller.signal.aborted) notice.info(say(tablePhrases.exportCancelled));
      else
        notice.error(say(tablePhrases.exportFailed), {
          description: fault instanceof Error ? fault.message : '',
        });
    } finally {
      setBytes(undefined);
    }
  }

  if (bytes === undefined) {
    return (
      <Button icon={<DownloadOutlined />} onClick={run}>
        {say(tablePhrases.exportCsv)}
      </Button>
    );
  }
  return (
    <Space.Compact>
      <Button loading>{say(tablePhrases.exporting, { size: formatBytes(bytes, language) })}</Button>
      <Button
        icon={<CloseOutlined />}
        aria-label={say(tablePhrases.cancelExport)}
        title={say(tablePhrases.cancelExport)}
        onClick={() => running.current?.abort()}
      />
    </Space.Compact>
  );
}

function formatBytes(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`;
}
