export { beginHistory, record, redo, undo } from '@/lib/designs/history';
