// The one history of all designs, for the components of this tool.
export { beginHistory, type History, record, redo, undo } from '@/lib/designs/history';
