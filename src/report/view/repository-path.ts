/** Whether a path can only lead to something within the repository: relative, no `.` and no `..`. */
export function isRepositoryPath(path: string): boolean {
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
