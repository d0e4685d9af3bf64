import type { Outcome, OwnCase } from '@worrystone/contracts'
import { PAUSE_DAYS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The labels of a case for the person it concerns. */
export function useOwnCaseLabels(): (ownCase: OwnCase) => { title: string; outcome: string } {
  const t = useT()
  const reported = {
    post: t('You reported a worry'),
    comment: t('You reported a comment'),
    story: t('You reported a story'),
    person: t('You reported a person'),
  }
  const written = {
    post: t('About your worry'),
    comment: t('About your comment'),
    story: t('About your story'),
    person: t('About your account'),
  }
  const toAuthor: Record<Outcome, string> = {
    keep: t('A moderator looked at it. It stays as it is.'),
    remove: t('A moderator took it down: only you can see it.'),
    warn: t('A moderator left it as it is, and asks you to be careful.'),
    pause: t('A moderator took it down. You can write again {{count}} days after the decision.', { count: PAUSE_DAYS }),
  }
  const toPerson: Record<Outcome, string> = {
    ...toAuthor,
    keep: t('A moderator looked at it. Nothing changes for you.'),
    warn: t('A moderator asks you to be careful with others.'),
    pause: t('You can write again {{count}} days after the decision.', { count: PAUSE_DAYS }),
  }
  const toReporter: Record<Outcome, string> = {
    keep: t('A moderator looked at it, and it stays. Thank you for telling.'),
    remove: t('A moderator took it down. Thank you for telling.'),
    warn: t('A moderator spoke to whoever wrote it. Thank you for telling.'),
    pause: t('A moderator took it down, and whoever wrote it cannot write for a while. Thank you for telling.'),
  }
  return ({ role, kind, outcome }) => {
    if (role === 'reporter') {
      return { title: reported[kind], outcome: outcome ? toReporter[outcome] : t('It is waiting for a moderator.') }
    }
    const labels = kind === 'person' ? toPerson : toAuthor
    return { title: written[kind], outcome: outcome ? labels[outcome] : t('It is waiting for a moderator.') }
  }
}
