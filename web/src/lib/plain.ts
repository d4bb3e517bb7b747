// Whether this page lies as plain files on any file server (`eiland page`) instead of being served by
// `eiland serve`: then nobody answers requests, and only one address leads to it.

export const plain: boolean =
  typeof document !== "undefined" &&
  document.querySelector('meta[name="eiland"][content="plain"]') !== null;
