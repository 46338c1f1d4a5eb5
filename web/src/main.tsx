import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './app/portal.tsx';
import { SessionStore } from './session/session-store.ts';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import './theme/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = new SessionStore();
void store.start();
createRoot(root).render(
  <StrictMode>
    <Portal store={store} />
  </StrictMode>,
);
