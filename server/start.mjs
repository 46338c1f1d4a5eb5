// Plain JavaScript on purpose: an old Node must be able to read this file to say that it is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Gerbang needs Node 22.18 or newer and found ${process.versions.node}: run "npm ci" so that the pinned Node is installed, then start with "npm start".\n`,
  );
  process.exit(1);
}
await import('./src/main.ts');
