import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ResetPasswordForm } from '../features/password-reset/reset-password-form.tsx'

export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <ResetPasswordForm token={token} /> : <InvalidLink />
}

function InvalidLink() {
  const t = useT()
  const navigate = useNavigate()
  const isAnnounced = useRef(false)
  useEffect(() => {
    if (isAnnounced.current) return
    isAnnounced.current = true
    toast.error(t('Invalid reset link'))
    void navigate('/login', { replace: true })
  }, [t, navigate])
  return null
}
