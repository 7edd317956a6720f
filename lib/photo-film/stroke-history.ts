export { beginHistory, type History, record, redo, undo } from '@/lib/designs/history';
