var C=Object.defineProperty;var n=(d,r)=>C(d,"name",{value:r,configurable:!0});export const id=463,ids=[463],modules={44463:((d,r,s)=>{s.d(r,{connect:n(()=>b,"connect")});var h=s(92413),D=s(59006),w=s(
220);const O=18e4;function b(a,c={}){const{baseUrl:E,timeoutMs:y=15e3,sleep:A=g,now:i=Date.now}=c,l=(0,h.Q)(a,E===void 0?
{}:{baseUrl:E});let M=O;async function p(u,t){for(let e=1;;e+=1){const o=i();try{return await u()}catch(_){const f=(0,D.
jy)((0,w.f1)(_),e,i());if(f===void 0||(M-=i()-o+f,M<0))throw _;await A(f)}const P=await t?.();if(P!==void 0)return P}}return n(
p,"persist"),l.hook.wrap("request",(u,t)=>{const e=n(async()=>{t.request={...t.request,signal:AbortSignal.timeout(y)};const o=await u(
t);if(o.status!==204&&typeof o.data=="string")throw new w.MC("the response was truncated or was not JSON");return o},"se\
nd");return t.request?.notRepeatable===!0?e():p(e)}),{octokit:l,once:p}}n(b,"connect");function g(a){return new Promise(
c=>setTimeout(c,a))}n(g,"pause")})};
