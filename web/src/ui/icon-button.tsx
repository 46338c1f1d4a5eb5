import { Button, type ButtonProps, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly type?: NonNullable<ButtonProps['type']>;
}

/** An icon that says its name on hover, on focus and to screen readers. */
export function IconButton({ label, type = 'text', ...button }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button type={type} aria-label={label} {...button} />
    </Tooltip>
  );
}
