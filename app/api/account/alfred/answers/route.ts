export { answerInLines as POST } from '@/lib/alfred/server/answer-stream';
