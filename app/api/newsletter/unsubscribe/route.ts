import { answerOneClick, redirectToLeavePage } from '@/lib/newsletter/server/one-click';

export function POST(request: Request): Promise<Response> {
  return answerOneClick(request);
}

export function GET(request: Request): Response {
  return redirectToLeavePage(request);
}
