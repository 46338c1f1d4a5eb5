import { App } from 'antd';
import { useMemo } from 'react';

interface NoticeOptions {
  readonly description?: string;
  /** Seconds; without it the time of the whole portal. */
  readonly seconds?: number;
  /** A notice with the same key replaces the one before. */
  readonly key?: string;
}

type Tell = (title: string, options?: NoticeOptions) => void;

export interface Notice {
  readonly success: Tell;
  readonly info: Tell;
  readonly error: Tell;
}

/** Notices at the bottom right, announced to screen readers: politely, unless something went wrong. */
export function useNotice(): Notice {
  const { notification } = App.useApp();
  return useMemo(() => {
    const tell =
      (type: 'success' | 'info' | 'error'): Tell =>
      (title, { seconds, ...options } = {}) =>
        notification[type]({
          title,
          ...options,
          ...(seconds !== undefined && { duration: seconds }),
          placement: 'bottomRight',
          role: type === 'error' ? 'alert' : 'status',
        });
    return { success: tell('success'), info: tell('info'), error: tell('error') };
  }, [notification]);
}
