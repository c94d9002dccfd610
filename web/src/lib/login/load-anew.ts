/** Another page than this one may be in memory for who was nobody: it is loaded anew. */
export const loadAnew = (path: string) => window.location.assign(path);
