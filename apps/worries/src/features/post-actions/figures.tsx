import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { styled } from 'styled-components'
import { ActionFace, quietAction } from '../../shared/quiet-action.tsx'

/** How many answered one's own worry: to be read, not to be pressed. */
export function Figures({ post: { supportCount, meTooCount } }: { post: Pick<Post, 'supportCount' | 'meTooCount'> }) {
  const t = useT()
  return (
    <>
      {supportCount > 0 && (
        <Figure>
          <ActionFace icon={icons.HandHeart} word={t('Support')} count={supportCount} />
        </Figure>
      )}
      {meTooCount > 0 && (
        <Figure>
          <ActionFace icon={icons.HeartHandshake} word={t('Me too')} count={meTooCount} />
        </Figure>
      )}
    </>
  )
}

const Figure = styled.span`
  ${quietAction}
`
